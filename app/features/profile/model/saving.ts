import type { Refusal } from '#design-system/forms/Form/formState.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { refusalOf } from '#app/shared/account/formErrors.ts'
import { tell } from '#app/shared/snackbar/tell.ts'

interface Saving<V> {
  readonly t: Translate
  /** The fields that the server may report. */
  readonly fields: readonly (keyof V & string)[]
  /** Announced once it is saved. */
  readonly done: string
  readonly onSaved: () => void
}

/** Saves, announces it, and words the server's problems at their fields. */
export async function saved<V extends object>(
  save: () => Promise<unknown>,
  { t, fields, done, onSaved }: Saving<V>,
): Promise<Refusal<V> | undefined> {
  try {
    await save()
  } catch (error) {
    return refusalOf<V>(error, { t, fields, fallback: 'lbl_generic_error' })
  }
  onSaved()
  void tell({ tone: 'success', text: done })
  return undefined
}
