import type { Profile } from '#domain/account/Profile.ts'
import { noCounters } from '#domain/account/counters.ts'
import { type FullUserInfo, userUrlNames, type UserUrlName } from '#domain/account/User.ts'

const noUrls = Object.fromEntries(userUrlNames.map((name) => [name, null])) as Record<UserUrlName, null>

/** A signed-in user, as the server sends it. */
export const maria: FullUserInfo = {
  user: {
    ...noUrls,
    uuid: '0b6f4f0e-6a3c-4b1f-9d2e-0d6f5a1c7e21',
    username: 'Μαρία Παπαδοπούλου',
    status: 'active',
    language: 'el',
    defaultLang: 'el',
    defaultCountry: 'GR',
    name: 'Μαρία',
    surname: 'Παπαδοπούλου',
    email: 'maria@gmail.com',
    phone: '+306941234567',
    phonePrefix: '30',
    isFacebookUser: false,
    isUtentePhoneValidate: true,
    enabledNewsletter: false,
    enabledPromotionalEmail: true,
    enabledProductsEmail: false,
    typeOfPassword: 'REGISTERED_CUSTOM_PWD',
    countLastAds: 0,
    lastAds: [],
    lastSearches: [],
    countLastSearches: 0,
    countPublishedAds: 0,
    myAds: [],
    savedAds: [],
    savedSearches: [],
    error: null,
    profileUrl: '/utente/profilo/',
  },
  counters: { ...noCounters, savedAds: 4 },
}

/** Her account details. */
export const mariasProfile: Profile = {
  uuid: '0b6f4f0e-6a3c-4b1f-9d2e-0d6f5a1c7e21',
  email: 'maria@gmail.com',
  isVerified: true,
  name: 'Μαρία',
  surname: 'Παπαδοπούλου',
  phone: '+306941234567',
  language: 'el',
  consents: {
    privacyAt: '2026-03-02T09:00:00Z',
    chosenAt: '2026-09-14T09:00:00Z',
    communications: true,
    newsletter: false,
  },
  hasPassword: true,
  isProved: true,
  providers: ['google'],
  sessions: [
    {
      id: 's1',
      device: 'Firefox, Windows',
      isCurrent: true,
      createdAt: '2026-11-20T08:00:00Z',
      seenAt: '2026-11-22T08:00:00Z',
    },
    {
      id: 's2',
      device: 'Safari, iPhone',
      isCurrent: false,
      createdAt: '2026-10-01T08:00:00Z',
      seenAt: '2026-11-19T18:00:00Z',
    },
  ],
}
