import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { MailedLink } from '#app/shared/account/MailedLink.tsx'
import { refusalOf } from '#app/shared/account/formErrors.ts'
import { loginPath } from '#app/shared/account/accountPaths.ts'
import { account } from '#app/transport/account.ts'
import { StatusError } from '#app/transport/errors.ts'
import { run } from '#app/transport/request.ts'
import { Sent } from '#app/shared/account/Sent.tsx'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'

type End = 'done' | 'refused'

/** Confirms an email with the token of the mail. */
export function VerifyPage() {
  const { t, language } = useTexts()
  return (
    <MailedLink<End>
      title={t('auth.title.verify')}
      noScript={t('auth.noScript')}
      text={t('auth.verify.text')}
      submitLabel={t('auth.verify.submit')}
      send={async (token) => {
        await run(account.confirmEmail({ token }, language))
        return 'done'
      }}
      endOf={(error) => (isUsedUp(error) ? 'refused' : undefined)}
      refusalOf={(error) => refusalOf(error, { t, fields: [], fallback: 'lbl_generic_error' })}
    >
      {(end) => <Ended end={end} />}
    </MailedLink>
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

export const head: HeadOf = ({ texts: { t } }) => ({
  title: t('auth.title.verify'),
  description: t('auth.description'),
  ...unlisted,
})
