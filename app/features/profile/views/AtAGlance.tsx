import type { User } from '#domain/account/User.ts'
import { languageNames, localeTags } from '#domain/locale.ts'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { Section } from './Section.tsx'

/** How the account stands: what is confirmed, how one signs in, and what one is written about. */
export function AtAGlance() {
  const texts = useTexts()
  const { user } = useUser()
  if (user === null) return null
  return (
    <Section title={texts.t('profile.glance')}>
      <Stack space="md">
        {user.error === 'counters' && (
          <Notice tone="warning">
            <p>{texts.t('profile.glance.uncounted')}</p>
          </Notice>
        )}
        <FactList facts={factsOf(user, texts)} />
      </Stack>
    </Section>
  )
}

function factsOf(user: User, texts: Texts) {
  const { t } = texts
  return [
    { term: t('profile.glance.email'), value: t(`profile.glance.email.${user.status}`) },
    { term: t('profile.glance.phone'), value: phoneFact(user, texts) },
    { term: t('profile.glance.signIn'), value: t(`profile.glance.signIn.${signInOf(user)}`) },
    { term: t('profile.glance.mails'), value: mailsFact(user, texts) },
    { term: t('profile.glance.language'), value: languageFact(user, texts) },
  ]
}

function phoneFact(user: User, { t, language }: Texts): string {
  if (user.phone === '') return t('profile.glance.phone.none')
  if (!user.isUtentePhoneValidate) return t('profile.glance.phone.invalid')
  const code = user.phonePrefix === '' ? user.defaultCountry : `+${user.phonePrefix}`
  const names = new Intl.DisplayNames(localeTags[language], { type: 'region' })
  return t('profile.glance.phone.valid', {
    country: code.startsWith('+') ? code : (names.of(code) ?? code),
  })
}

function signInOf(user: User) {
  if (user.typeOfPassword === 'UNREGISTERED') return 'unregistered'
  if (user.typeOfPassword === 'REGISTERED_WEAK_PWD') return 'weak'
  return user.isFacebookUser ? 'facebook' : 'strong'
}

function mailsFact(user: User, { t, language }: Texts): string {
  const about = [
    ...(user.enabledNewsletter ? [t('profile.glance.mails.newsletter')] : []),
    ...(user.enabledPromotionalEmail ? [t('profile.glance.mails.offers')] : []),
    ...(user.enabledProductsEmail ? [t('profile.glance.mails.products')] : []),
  ]
  if (about.length === 0) return t('profile.glance.mails.none')
  return new Intl.ListFormat(localeTags[language], { type: 'conjunction' }).format(about)
}

function languageFact(user: User, { t }: Texts): string {
  const name = languageNames[user.language]
  return user.language === user.defaultLang ? t('profile.glance.language.default', { language: name }) : name
}
