import { constants } from '#domain/constants.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { openAuthDialog } from '#app/shared/account/authRequest.ts'
import { EmailEntry } from '#app/shared/account/EmailEntry.tsx'
import { PhoneEntry } from '#app/shared/account/PhoneEntry.tsx'
import { PrivacyLabel } from '#app/shared/account/PrivacyLabel.tsx'
import { useIsSignedIn, useUser } from '#app/shared/account/useUser.ts'
import type { IdentityFieldsOfForm } from './identity.ts'

/** The sender: known from the account except for what it lacks, or fields for it, with a link to sign in instead. */
export function WhoAsks(identity: IdentityFieldsOfForm) {
  const isSignedIn = useIsSignedIn()
  return isSignedIn ? <Account {...identity} /> : <Stranger {...identity} />
}

function Account({ asked, phone, countries }: IdentityFieldsOfForm) {
  const t = useTranslate()
  const { user } = useUser()
  return (
    <>
      <Text tone="muted">
        {user
          ? t('contact.identity.known', { name: user.username, email: user.email })
          : t('contact.identity.someone')}
      </Text>
      {asked.includes('phone') && (
        <FieldGroup legend={t('contact.identity.phone')} description={t('contact.identity.phone.why')}>
          <PhoneEntry field={phone} countries={countries} />
        </FieldGroup>
      )}
    </>
  )
}

function Stranger({ name, email, phone, privacy, countries }: IdentityFieldsOfForm) {
  const t = useTranslate()
  return (
    <FieldGroup legend={t('contact.identity')} description={t('contact.identity.why')}>
      <Inline>
        <Button variant="secondary" size="small" icon="user" onPress={() => void openAuthDialog()}>
          {t('contact.identity.signIn')}
        </Button>
      </Inline>
      <TextField
        {...name}
        label={t('contact.name')}
        autoComplete="name"
        maxLength={constants.account.nameMax}
      />
      <EmailEntry field={email} />
      <PhoneEntry field={phone} countries={countries} />
      <Checkbox {...privacy} value="1">
        <PrivacyLabel />
      </Checkbox>
    </FieldGroup>
  )
}
