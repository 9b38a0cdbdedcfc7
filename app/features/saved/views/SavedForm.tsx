import { type SavedAct, savedFormPath } from '#domain/saved/forms.ts'
import { ActForm, type ActFormProps } from '#app/shared/forms/ActForm.tsx'

/** A form of saved homes. */
export const SavedForm = (props: Omit<ActFormProps<SavedAct>, 'action'>) => (
  <ActForm action={savedFormPath} {...props} />
)
