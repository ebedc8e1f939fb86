import type { N8n } from './n8n';

/** A row of a list in n8n, by column name. */
export type ListRow = Readonly<Record<string, string | number | null>>;

/** Name in the database of one of n8n's data tables; undefined before the workflow has made it. */
export async function tableOf(n8n: N8n, name: string): Promise<string | undefined> {
  const [table] = await n8n.sql(`SELECT id FROM data_table WHERE name = '${name}'`);
  return table && `data_table_user_${String(table.id)}`;
}

/** The rows of one of n8n's data tables, oldest first; empty before the workflow has made it. */
export async function rowsOf(n8n: N8n, name: string): Promise<ListRow[]> {
  const table = await tableOf(n8n, name);
  return table ? ((await n8n.sql(`SELECT * FROM "${table}" ORDER BY id`)) as ListRow[]) : [];
}
