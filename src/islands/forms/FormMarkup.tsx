import type { LeadFormConfig } from '@/leads/types';
import { webhookOf } from '@/leads/webhooks';
import { Button } from '../ui/Button';
import FormFields, { type FormFieldsProps } from './FormFields';

interface FormMarkupProps extends FormFieldsProps {
  /** Level of the form's own heading; left out, it has none and no introduction: they stand outside. */
  heading?: 2 | 3;
}

/**
 * The HTML of a lead form: heading, form, the thanks that may replace both, and the line that says what happens. It
 * posts natively. On a page only the server renders it, in a dialog React does, and never again: from then on
 * `LeadForm` works on it as it is.
 */
export default function FormMarkup({ heading, ...fields }: FormMarkupProps) {
  const { id, family, thankYou, title, intro, thanks } = fields.config;
  const Heading = `h${heading ?? 3}` as const;
  return (
    <>
      <div data-ask="">
        {heading && <Heading className="display display-3 mb-2">{title}</Heading>}
        {heading && intro && <p className="field-soft mb-5">{intro}</p>}
        <form
          data-lead-form={id}
          // Read by `leads/pending-form.ts` for a press before the island's code has arrived.
          data-family={family}
          data-next={thankYou}
          method="post"
          action={webhookOf(family).url}
          className="relative"
        >
          <FormFields {...fields} />
        </form>
      </div>
      {thanks && <Thanks text={thanks} heading={Heading} />}
      <p role="status" data-status="" className="sr-only" />
    </>
  );
}

interface ThanksProps {
  text: NonNullable<LeadFormConfig['thanks']>;
  heading: 'h2' | 'h3';
}

function Thanks({ text, heading: Heading }: ThanksProps) {
  return (
    <div data-thanks="" hidden>
      <Heading tabIndex={-1} className="display display-3 mb-2 outline-none">
        {text.heading}
      </Heading>
      <p className="field-soft mb-5">{text.text}</p>
      <Button look="submit" className="w-full">
        {text.againLabel}
      </Button>
    </div>
  );
}
