import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { refusalOf } from '#app/shared/account/formErrors.ts'
import { loginPath } from '#app/shared/account/accountPaths.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { usePlace } from '#app/shell/PlaceContext.ts'
import { account } from '#app/transport/account.ts'
import { StatusError } from '#app/transport/errors.ts'
import { run } from '#app/transport/request.ts'
import { Sent } from '#app/shared/account/Sent.tsx'

type End = 'done' | 'refused'

/** Confirms an email with the token of the mail. By a press: mail scanners follow links, and no GET changes anything. */
export function VerifyPage() {
  const { t } = useTexts()
  const { search } = usePlace()
  const [end, setEnd] = useState<End>()
  return (
    <AccountPage title={t('auth.title.verify')} noScript={t('auth.noScript')} width="form">
      {end ? <Ended end={end} /> : <Confirmation token={search.get('token') ?? ''} onEnd={setEnd} />}
    </AccountPage>
  )
}

function Confirmation({ token, onEnd }: { token: string; onEnd: (end: End) => void }) {
  const { t, language } = useTexts()
  const texts = useFormTexts()
  const form = useForm({
    values: {},
    failureMessage: t('lbl_generic_error'),
    onSubmit: async () => {
      try {
        await run(account.confirmEmail({ token }, language))
        onEnd('done')
        return undefined
      } catch (error) {
        if (!isUsedUp(error)) return refusalOf(error, { t, fields: [], fallback: 'lbl_generic_error' })
        onEnd('refused')
        return undefined
      }
    },
  })
  return (
    <Form form={form} texts={texts}>
      <Text>{t('auth.verify.text')}</Text>
      <Button type="submit" isPending={form.isSubmitting} pendingLabel={texts.pending}>
        {t('auth.verify.submit')}
      </Button>
    </Form>
  )
}

/** A link that was used, or is too old: the contract's 410. */
const isUsedUp = (error: unknown) => error instanceof StatusError && error.status === 410

function Ended({ end }: { end: End }) {
  const { t, language } = useTexts()
  return (
    <Sent
      tone={end === 'done' ? 'success' : 'warning'}
      heading={t(`auth.verify.${end}.title`)}
      headingLevel={2}
      action={<ButtonLink href={localPath(language, loginPath)}>{t('account.signIn')}</ButtonLink>}
    >
      {t(`auth.verify.${end}.text`)}
    </Sent>
  )
}
