import { readFileSync } from 'node:fs';

/** One step of a workflow. */
export interface Step {
  name: string;
  type: string;
  disabled?: boolean;
  credentials?: object;
  parameters: {
    jsCode?: string;
    authentication?: string;
    path?: string;
    responseMode?: string;
    [parameter: string]: unknown;
  };
}

/** A workflow of `content/recipes/`. */
export interface Workflow {
  active: boolean;
  nodes: Step[];
  connections: Record<string, { main: { node: string }[][] }>;
}

/** What a step gives to the next. */
export type Item = { json: Record<string, unknown> };

/** Reads a workflow. */
export const workflowOf = (name: string): Workflow =>
  JSON.parse(readFileSync(`content/recipes/${name}.n8n.json`, 'utf8')) as Workflow;

/** @throws Error if the workflow has no step of this name */
export function stepOf({ nodes }: Workflow, name: string): Step {
  const found = nodes.find((node) => node.name === name);
  if (!found) throw new Error(`The workflow has no step '${name}'`);
  return found;
}

/**
 * Runs the code of one step as n8n does.
 * @param input what the step before it gives
 * @param earlier what the steps that it names have given
 * @param memory what the workflow remembers
 */
export function run(
  workflow: Workflow,
  name: string,
  input: readonly object[],
  earlier: Readonly<Record<string, readonly object[]>> = {},
  memory: object = {},
): Item[] {
  const itemsOf = (json: readonly object[]) => {
    const all = json.map((one) => ({ json: one }));
    return { all: () => all, first: () => all[0] };
  };
  const code = stepOf(workflow, name).parameters.jsCode ?? '';
  const step = new Function('$', '$input', '$getWorkflowStaticData', code) as (
    ...values: unknown[]
  ) => Item[];
  return step(
    (other: string) => itemsOf(earlier[other] ?? []),
    itemsOf(input),
    () => memory,
  );
}
