/** The part of the Trusted Types API that is used here; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string }) => unknown;
}

// The security policy refuses markup and code that a script makes from text (`edge/policy.ts`). Addresses of scripts
// (the service worker, Google's tag) may be text: which ones, its `script-src` and `worker-src` say.
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: String,
});

export {};
