import { localPath } from '#domain/search/searchPath.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { loginPath } from '#app/shared/account/accountPaths.ts'
import { Sent } from '#app/shared/account/Sent.tsx'
import type { TransportError } from '#app/transport/errors.ts'

/** A link that was used, or is too old: the contract's 410. */
export const isUsedUp = (failure: TransportError): boolean =>
  failure._tag === 'StatusError' && failure.reason === 'TokenRefused'

/** How the confirmation of an email ended. */
export function Verified({ isConfirmed }: { isConfirmed: boolean }) {
  const { t, language } = useTexts()
  const end = isConfirmed ? 'done' : 'refused'
  return (
    <Sent
      tone={isConfirmed ? 'success' : 'warning'}
      heading={t(`auth.verify.${end}.title`)}
      headingLevel={2}
      action={<ButtonLink href={localPath(language, loginPath)}>{t('account.signIn')}</ButtonLink>}
    >
      {t(`auth.verify.${end}.text`)}
    </Sent>
  )
}
