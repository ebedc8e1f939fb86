import { readFileSync } from 'node:fs';

/** One step of a workflow. */
export interface Step {
  name: string;
  type: string;
  disabled?: boolean;
  credentials?: Record<string, { id: string; name: string }>;
  parameters: {
    assignments?: { assignments: { name: string; value: string }[] };
    jsCode?: string;
    authentication?: string;
    path?: string;
    responseMode?: string;
    [parameter: string]: unknown;
  };
}

/** A workflow as n8n exports it. */
export interface Workflow {
  id?: string;
  name: string;
  active: boolean;
  nodes: Step[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const fileOf = (name: string): string => `content/recipes/${name}.n8n.json`;

/** Reads a workflow of `content/recipes/`. */
export const workflowOf = (name: string): Workflow =>
  JSON.parse(readFileSync(fileOf(name), 'utf8')) as Workflow;

/** What an owner does to a workflow after importing it, as its note says. */
export interface Setup {
  settings?: Readonly<Record<string, string>>;
  steps?: (step: Step) => void;
}

/** Reads a workflow and fills it in. */
export function recipe(name: string, { settings = {}, steps }: Setup = {}): Workflow {
  const workflow = workflowOf(name);
  const known = workflow.nodes.find((step) => step.name === 'Settings')?.parameters.assignments?.assignments;
  for (const [setting, value] of Object.entries(settings)) {
    const found = known?.find((one) => one.name === setting);
    if (!found) throw new Error(`${fileOf(name)} has no setting '${setting}' in its step Settings`);
    found.value = value;
  }
  if (steps) workflow.nodes.forEach(steps);
  return { ...workflow, id: name };
}
