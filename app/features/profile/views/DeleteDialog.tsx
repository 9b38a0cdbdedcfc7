import type { Profile } from '#domain/account/Profile.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { EmailField } from '#design-system/forms/EmailField/EmailField.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { refusalOf } from '#app/shared/account/formErrors.ts'
import { forgetUser } from '#app/shared/account/forget/forgetUser.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { account } from '#app/transport/account.ts'
import { shownAccount } from '#app/transport/shownAccount.ts'
import { useFreshSignIn } from '../model/useFreshSignIn.tsx'

export interface DeleteDialogProps {
  profile: Profile
  onClose: () => void
}

interface Values {
  readonly email: string
}

/** A confirmation, by typing the email, before an account is deleted. */
export function DeleteDialog({ profile, onClose }: DeleteDialogProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, dialog } = useDeleteForm(profile)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t('profile.delete.question')}
      closeLabel={t('account.close')}
      size="small"
    >
      <Form form={form} texts={texts} headingLevel={3}>
        <Text>{t('profile.delete.text')}</Text>
        <EmailField
          {...form.field('email')}
          label={t('profile.delete.type')}
          description={t('profile.delete.typeNote', { email: profile.email })}
          autoComplete="off"
        />
        <Inline justify="end">
          <Button variant="secondary" onPress={onClose}>
            {t('profile.delete.cancel')}
          </Button>
          <Button type="submit" variant="danger" isPending={form.isSubmitting} pendingLabel={texts.pending}>
            {t('profile.delete.submit')}
          </Button>
        </Inline>
      </Form>
      {dialog}
    </Dialog>
  )
}

/** Nothing that waits in this browser is sent for an account that is deleted. */
const forgetWaitingOf = (uuid: string | undefined) =>
  import('#app/shared/offline/waiting/beforeSignOut.ts').then(
    ({ deleteWaiting }) => deleteWaiting(uuid),
    () => undefined,
  )

function useDeleteForm(profile: Profile) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const { fresh, dialog } = useFreshSignIn(profile)
  const form = useForm<Values>({
    values: { email: '' },
    validators: {
      email: (email) => (isSame(email, profile.email) ? undefined : t('profile.delete.differs')),
    },
    failureMessage: t('lbl_generic_error'),
    onSubmit: async ({ email }) => {
      const end = await fresh(account.remove({ email: email.trim() }, language))
      if (end === 'notConfirmed') return { message: t('profile.confirm.cancelled') }
      if (end.failure)
        return refusalOf<Values>(end.failure, { t, fields: ['email'], fallback: 'lbl_generic_error' })
      void forgetWaitingOf(shownAccount())
      forgetUser()
      navigate(localPath(language, '/'))
      void tell({ tone: 'success', text: t('profile.delete.done'), isOnlyHere: true })
      return undefined
    },
  })
  return { form, dialog }
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase()
