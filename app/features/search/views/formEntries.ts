import type { Language } from '#domain/locale.ts'

/** What a form would submit. Files cannot be among the fields; everything else is text. */
const entriesOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** The same with amounts and areas in plain digits, whichever notation was typed. */
export async function plainEntriesOf(form: HTMLFormElement, language: Language): Promise<URLSearchParams> {
  const entries = entriesOf(form)
  // Without a connection the fields say that they take digits.
  const reader = await import('#domain/search/plainNumbers.ts').catch(() => undefined)
  return reader?.plainNumbers(entries, language) ?? entries
}

/** Moves the focus to the first refused field. */
export const focusFirstRefused = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
