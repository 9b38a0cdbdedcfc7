import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useAccountFacts } from '#app/shared/account/AccountFacts.ts'
import { validatorsFor } from '#app/shared/account/formErrors.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { screenRefusal, screens } from '#app/shared/failures/screens.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import { EmailEntry } from '#app/shared/account/EmailEntry.tsx'
import { OneTapChoice } from './OneTapChoice.tsx'
import { SocialButtons } from './SocialButtons.tsx'
import { ToLogin } from './ToLogin.tsx'
import type { ViewProps } from './ViewProps.ts'

/** The first step, of the sign-up too: a social provider or an email. */
export function EntryView(props: ViewProps) {
  const { t } = useTexts()
  const { state, send, options, headingLevel, onSignedIn } = props
  const texts = useFormTexts()
  const form = useEntryForm(props)
  const { agencySignUp } = useAccountFacts()
  const agency = options.agencySignUp ?? agencySignUp
  return (
    <Stack space="lg">
      <SocialButtons onSignedIn={onSignedIn} />
      {/* Without script the page comes again, with the email in its address. */}
      <Form form={form} texts={texts} headingLevel={headingLevel} method="get">
        <Text>{t('auth.entry.text')}</Text>
        <EmailEntry field={form.field('email')} isLocked={state.isEmailLocked} />
        <Button type="submit" width="full" isPending={form.isSubmitting} pendingLabel={texts.pending}>
          {options.buttonText ?? t('auth.entry.submit')}
        </Button>
      </Form>
      {state.view === 'signup' && <ToLogin email={form.values.email} send={send} />}
      <OneTapChoice />
      {agency !== undefined && (
        <Link href={agency} isStanding>
          {t('auth.agency')}
        </Link>
      )}
    </Stack>
  )
}

function useEntryForm({ state, send }: ViewProps) {
  const { t, language } = useTexts()
  return useForm({
    values: { email: state.email },
    validators: validatorsFor(t, 'entry', (values: { email: string }) => values),
    failureMessage: t(screens.entry.fallback),
    onSubmit: async ({ email }) => {
      const { reply, failure } = await run(account.registrationType(email, language))
      if (failure) return screenRefusal<{ email: string }>('entry', failure, t, ['email'])
      send({ type: 'answered', email, registerType: reply.registerType })
      return undefined
    },
  })
}
