/** What each form sends, and by which call of section 7. A trailing `?` marks an optional field. */
export const formPayloads = [
  {
    form: 'login',
    call: '/api-next/user/login/',
    fields: ['email', 'password', 'token?'],
    section: '3 Form payloads',
  },
  {
    form: 'sign-up',
    call: '/api-next/user/register/',
    fields: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'phone-prefix',
      'password',
      'privacy',
      'communications',
      'newsletter',
    ],
    section: '3 Form payloads',
  },
  {
    form: 'recovery',
    call: '/api-next/user/password-retrieve/',
    fields: ['email'],
    section: '3 Form payloads',
  },
  {
    form: 'reset',
    call: '/services/account/changePassword.php',
    fields: ['pwd', 'pwdrip', 'communications?', 'newsletter?'],
    section: '3 Form payloads',
  },
] as const

/** What the answer to each of those calls is read for. */
export const formReplies = [
  {
    form: 'login',
    call: '/api-next/user/login/',
    fields: ['url', 'message', 'service', 'data.uuid', 'data.phone'],
    section: '3 Form payloads',
  },
  {
    form: 'registration type',
    call: '/api-next/auth/user/registration-type/',
    fields: ['registerType', 'message'],
    section: '3 Form payloads',
  },
  {
    form: 'email verify',
    call: '/api-next/auth/user/verify-email/',
    fields: ['suggestedEmails'],
    section: '3 Form payloads',
  },
  {
    form: 'One Tap',
    call: '/singleSignOn.php',
    fields: ['utente.uuid', 'utente.email', 'utente.phone', 'utente.session_token', 'trackSSOAccess'],
    section: '3 Form payloads',
  },
] as const

/** How a phone number is normalised, in order; the first rule that fits wins. Each with what it makes of a number. */
export const phoneNormalisation = [
  {
    when: 'starts with +',
    becomes: 'kept',
    examples: [
      { typed: '+302101234567', becomes: '+302101234567' },
      { typed: '+00123456', becomes: '+00123456' },
    ],
    section: '3 Form payloads',
  },
  {
    when: 'starts with 00',
    becomes: 'the 00 becomes +',
    examples: [
      { typed: '00302101234567', becomes: '+302101234567' },
      { typed: '00441234567', becomes: '+441234567' },
    ],
    section: '3 Form payloads',
  },
  {
    when: 'anything else',
    becomes: 'the default country dialling code is prefixed',
    examples: [
      { typed: '2101234567', becomes: '+302101234567' },
      { typed: '0123456', becomes: '+300123456' },
    ],
    section: '3 Form payloads',
  },
] as const

/** A form's life. */
export const formStates = {
  values: ['idle/ok', 'submitting/loading', 'success', 'error'],
  section: '4 States and transitions',
} as const
