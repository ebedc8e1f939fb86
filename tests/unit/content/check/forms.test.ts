import { describe, expect, it, vi } from 'vitest';
import { form } from '@/content/schemas/form';
import { formDefinitions } from '@/leads/forms';
import { sampleText } from './memory';

const { landingShort } = formDefinitions;

const complaints = (file: Record<string, unknown>) =>
  form.safeParse(file).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('a form of a family without a select', () => {
  const { fields, options, selectPlaceholder, ...file } = JSON.parse(
    sampleText('content/forms/short-toilet.json'),
  ) as {
    fields: Record<string, unknown>;
    options: string;
    selectPlaceholder: string;
  };
  const { service: _service, ...texts } = fields;

  it('has no choices, and is told so where it has some', () => {
    const others = landingShort.fields.filter(({ control }) => control !== 'select');
    vi.spyOn(landingShort, 'fields', 'get').mockReturnValue(others);
    expect(complaints({ ...file, fields: texts })).toEqual([]);
    expect(complaints({ ...file, fields, options, selectPlaceholder })).toEqual(
      ['fields.service', 'options', 'selectPlaceholder'].map(
        (field) => `${field} is not used by a form of the landingShort family: remove it`,
      ),
    );
  });
});
