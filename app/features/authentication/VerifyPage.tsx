import { useTexts } from '#app/i18n/TextsContext.ts'
import { MailedLink } from '#app/shared/account/MailedLink.tsx'
import { refusalOf } from '#app/shared/account/formErrors.ts'
import { account } from '#app/transport/account.ts'
import type { TransportError } from '#app/transport/errors.ts'
import { run } from '#app/transport/call.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { isUsedUp, Verified } from './views/Verified.tsx'
import { confirmWithPassword } from './views/lazyConfirmWithPassword.ts'

/** `password`: another browser signed up, so that a password is asked for. */
type End = 'done' | 'refused' | 'password'

/** Confirms an email with the token of the mail. */
export function VerifyPage() {
  const { t, language } = useTexts()
  const { search } = usePlace()
  return (
    <MailedLink<End>
      title={t('auth.title.verify')}
      noScript={t('auth.noScript')}
      text={t('auth.verify.text')}
      submitLabel={t('auth.verify.submit')}
      send={async (token) => {
        const { failure } = await run(account.confirmEmail({ token }, language))
        if (!failure) return { end: 'done' }
        if (isUsedUp(failure)) return { end: 'refused' }
        if (asksPassword(failure)) return { end: 'password' }
        return { refusal: refusalOf(failure, { t, fields: [], fallback: 'lbl_generic_error' }) }
      }}
    >
      {(end) =>
        end === 'password' ? (
          <confirmWithPassword.Part token={search.get('token') ?? ''} />
        ) : (
          <Verified isConfirmed={end === 'done'} />
        )
      }
    </MailedLink>
  )
}

const asksPassword = (failure: TransportError): boolean =>
  failure._tag === 'StatusError' && failure.data.errors?.['password'] !== undefined

export const head: HeadOf = ({ texts: { t } }) => ({
  title: t('auth.title.verify'),
  description: t('auth.description'),
  ...unlisted,
})
