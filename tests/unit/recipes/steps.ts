import type { Step, Workflow } from '../../bench/receivers/recipes';

/** What a step gives to the next. */
export type Item = { json: Record<string, unknown> };

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
