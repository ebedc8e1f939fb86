import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WebhookKey } from '@/leads/types';
import { transportSetting, webhookSettings } from '@/config/settings';

const read = (file: string): string => readFileSync(file, 'utf8');

/** Texts that say which webhooks there are, for people who set them up. */
const described = ['src/edge/README.md', '.github/workflows/ci.yml', 'content/recipes/requests.n8n.json'];

describe('The settings of a webhook', () => {
  it.each(Object.values(webhookSettings).map(({ name }) => name))('%s is described everywhere', (name) => {
    expect([...described, '.env.example'].filter((file) => !read(file).includes(name))).toEqual([]);
  });

  it.each((Object.keys(webhookSettings) as WebhookKey[]).map(transportSetting))(
    '%s is in .env.example',
    (name) => {
      expect(read('.env.example')).toContain(name);
    },
  );
});
