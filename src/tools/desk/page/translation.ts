/** The texts of the open form in another language, beside the form: each below the text that it translates. */
import type { Translated } from '../translations';

/** A language as the office calls it. */
interface Language {
  language: string;
  name: string;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return Object.assign(made, properties);
}

/** Shows and saves the translations of one form at a time. */
export class TranslationPanel {
  /** The form that is open, and the one whose texts are here: itself, or a second version of its page. */
  private shown: { opened: string; form: string; language: Language } | undefined;
  private behind = 0;
  private readonly typed = new Map<string, string>();
  private readonly confirmed = new Set<string>();
  private readonly status = make('span', '', { role: 'status' });
  private readonly page = make('a', 'See the page', { target: '_blank', rel: 'noopener' });
  private readonly save = make('button', 'Save', { type: 'button', className: 'main' });
  private readonly versions = make('select', '', { ariaLabel: 'Which version of the page' });
  private readonly list = make('ol');

  /**
   * @param panel where it is shown
   * @param ask asks the desk's server
   * @param canShow whether there are pages to be seen
   */
  constructor(
    private readonly panel: HTMLElement,
    private readonly ask: typeof fetch,
    private readonly canShow: () => boolean,
  ) {
    const bar = make('div');
    bar.append(this.status, this.versions, this.page, this.save);
    panel.append(bar, this.list);
    this.save.addEventListener('click', () => void this.send());
    this.versions.addEventListener('change', () => {
      if (this.shown) void this.show(this.shown.opened, this.shown.language, this.versions.value);
    });
    window.addEventListener('beforeunload', (event) => {
      if (this.isChanged) event.preventDefault();
    });
  }

  private get isChanged(): boolean {
    return this.typed.size > 0 || this.confirmed.size > 0;
  }

  /**
   * Shows the translations of a form. What was typed for another one is saved first.
   * @param wanted the second version to show instead of the open page, or the page again
   */
  async show(opened: string | undefined, language: Language, wanted?: string): Promise<void> {
    const { shown } = this;
    const isOpen = shown?.opened === opened && shown?.language.language === language.language;
    const form = wanted ?? (isOpen ? shown?.form : opened);
    const isSame = isOpen && shown?.form === form;
    if (!isSame && this.isChanged && !(await this.send())) {
      this.versions.value = shown?.form ?? '';
      return;
    }
    this.panel.ariaLabel = `${language.name} beside the form`;
    this.shown = opened === undefined || form === undefined ? undefined : { opened, form, language };
    if (!isSame) this.list.replaceChildren();
    await this.read(!isSame);
  }

  /** Reads the texts again, because the form was saved. What was typed here stays. */
  async read(fromTop = false): Promise<void> {
    const { shown } = this;
    this.save.hidden = this.page.hidden = true;
    if (!shown) {
      this.versions.hidden = true;
      this.status.textContent = 'Open a page or an entry on the left: its texts are shown here.';
      return;
    }
    const response = await this.ask(this.addressOf(shown));
    if (!response.ok || shown !== this.shown) return;
    const { texts, address, versions } = (await response.json()) as {
      texts: Translated[];
      address?: string;
      versions: { form: string; name: string }[];
    };
    if (shown.form === shown.opened)
      this.versions.replaceChildren(
        new Option('The page', shown.opened),
        ...versions.map(({ form, name }) => new Option(name, form)),
      );
    this.versions.hidden = this.versions.length === 1;
    const behind = texts.filter(({ isBehind }) => isBehind).length;
    const isNew = texts.length > 0 && texts.every(({ name, text }) => name === 'path' || text === '');
    const { name } = shown.language;
    this.status.textContent =
      texts.length === 0
        ? `Nothing here is different in ${name}.`
        : isNew
          ? `Not in ${name} yet. Visitors find it once every text is written here.`
          : behind === 0
            ? `The ${name} says what the English says.`
            : `${behind} ${behind === 1 ? 'text is' : 'texts are'} to be changed or confirmed.`;
    this.save.textContent = `Save the ${name}`;
    this.save.hidden = texts.length === 0;
    this.page.href = address ?? '';
    this.page.hidden = address === undefined || !this.canShow();
    this.list.replaceChildren(...texts.map((text) => this.row(text, shown.language)));
    const next = this.list.querySelector('.behind');
    if (fromTop && !next) this.panel.scrollTop = 0;
    else if (fromTop || behind > this.behind) next?.scrollIntoView({ block: 'start' });
    this.behind = behind;
  }

  private row({ name, place, original, text, isBehind, was, is }: Translated, language: Language) {
    const row = make('li', '', { className: isBehind ? 'behind' : '' });
    const typed = this.typed.get(name) ?? text;
    const field = make('textarea', '', {
      lang: language.language,
      ariaLabel: `${place}, in ${language.name}`,
      value: typed,
      rows: typed.split('\n').reduce((rows, line) => rows + 1 + Math.floor(line.length / 60), 0),
    });
    field.addEventListener('input', () => {
      if (field.value.trim() === text.trim()) this.typed.delete(name);
      else this.typed.set(name, field.value);
    });
    row.append(make('h3', place), make('p', original, { lang: 'en' }), field);
    if (!isBehind) return row;
    const mark = make('p', '', { className: 'mark' });
    if (was === undefined || is === undefined)
      mark.textContent = text === '' ? `Not in ${language.name} yet.` : 'Nobody has confirmed it yet.';
    else
      mark.append(
        make('strong', 'The English has changed'),
        ': it was ',
        make('q', was, { lang: 'en' }),
        ' and is ',
        make('q', is, { lang: 'en' }),
        '.',
      );
    row.append(mark);
    if (text === '') return row;
    const right = make('input', '', { type: 'checkbox', checked: this.confirmed.has(name) });
    right.addEventListener('change', () => {
      if (right.checked) this.confirmed.add(name);
      else this.confirmed.delete(name);
    });
    const label = make('label');
    label.append(right, ` The ${language.name} is right as it is`);
    row.append(label);
    return row;
  }

  private addressOf({ form, language }: { form: string; language: Language }): string {
    return `/desk/translation.json?name=${encodeURIComponent(form)}&language=${language.language}`;
  }

  /** @returns whether it was saved */
  private async send(): Promise<boolean> {
    if (!this.shown) return true;
    const { form } = this.shown;
    this.status.textContent = 'Saving …';
    const sent = { texts: Object.fromEntries(this.typed), confirmed: [...this.confirmed] };
    const response = await this.ask(this.addressOf(this.shown), {
      method: 'PUT',
      body: JSON.stringify(sent),
      headers: { 'Content-Type': 'application/json' },
    });
    const { error } = (await response.json()) as { error?: string };
    if (error === undefined) {
      this.typed.clear();
      this.confirmed.clear();
    }
    window.dispatchEvent(
      new CustomEvent('desk:saved', { detail: { file: form, ...(error !== undefined && { error }) } }),
    );
    return error === undefined;
  }
}
