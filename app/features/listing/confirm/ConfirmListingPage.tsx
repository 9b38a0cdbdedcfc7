import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { MailedLink } from '#app/shared/account/MailedLink.tsx'
import { Sent } from '#app/shared/account/Sent.tsx'
import { contactRefusal } from '#app/shared/contact/contactForm.ts'
import { act, type SaidFailure } from '#app/shared/failures/treatments.ts'
import { jsonCall, run } from '#app/transport/call.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'

const confirmByLink = jsonCall('POST /api-next/listings/confirm/')

/** How it ended: the ad stands, or a sentence why it cannot; nothing where the link is no longer good. */
type End = { readonly id: number } | { readonly why: string | undefined }

/** Says with the token of a mail that a home is still offered. */
export function ConfirmListingPage() {
  const { t, language } = useTexts()
  return (
    <MailedLink<End>
      title={t('listing.confirm.title')}
      noScript={t('listing.confirm.noScript')}
      text={t('listing.confirm.text')}
      submitLabel={t('listing.confirm.submit')}
      send={async (token) => {
        const { reply, failure } = await run(confirmByLink({ token }, language))
        if (reply) return { end: { id: reply.id } }
        const told = act(failure, {})
        return isFinal(told) ? { end: endOf(told) } : { refusal: contactRefusal(told, t, []) }
      }}
    >
      {(end) => <Ended end={end} />}
    </MailedLink>
  )
}

type SaidRefusal = Extract<SaidFailure, { readonly _tag: 'StatusError' }>

/** The link is old (410), or the ad can no longer be confirmed (409): retrying changes nothing. */
const isFinal = (failure: SaidFailure): failure is SaidRefusal =>
  failure._tag === 'StatusError' && [404, 409, 410].includes(failure.status)

const endOf = ({ status, data }: SaidRefusal): End => ({ why: status === 410 ? undefined : data.message })

function Ended({ end }: { end: End }) {
  const { t, language } = useTexts()
  if ('id' in end)
    return (
      <Sent
        tone="success"
        heading={t('listing.confirm.done.title')}
        headingLevel={2}
        action={
          <ButtonLink href={localPath(language, listingPath(end.id))} variant="secondary">
            {t('listing.confirm.open')}
          </ButtonLink>
        }
      >
        {t('listing.confirm.done.text')}
      </Sent>
    )
  return (
    <Sent
      tone="warning"
      heading={t('listing.confirm.refused.title')}
      headingLevel={2}
      action={
        <ButtonLink href={localPath(language, '/user/login/')} variant="secondary">
          {t('listing.confirm.login')}
        </ButtonLink>
      }
    >
      {end.why ?? t('listing.confirm.refused.text')}
    </Sent>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('listing.confirm.title'), ...unlisted })
