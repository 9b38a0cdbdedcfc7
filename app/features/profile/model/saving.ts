import type { Refusal } from '#design-system/forms/Form/formState.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { refusalOf } from '#app/shared/account/formErrors.ts'
import type { ActReason } from '#app/shared/failures/treatments.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { type Call, run } from '#app/transport/call.ts'
import type { AnyReason } from '#app/transport/contract.ts'

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
  save: Call<unknown, Exclude<AnyReason, ActReason>>,
  { t, fields, done, onSaved }: Saving<V>,
): Promise<Refusal<V> | undefined> {
  const { failure } = await run(save)
  if (failure) return refusalOf<V>(failure, { t, fields, fallback: 'lbl_generic_error' })
  onSaved()
  void tell({ tone: 'success', text: done })
  return undefined
}
