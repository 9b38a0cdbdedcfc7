/** Fields of the signed-in user, as the server names them. */
export const userFields = {
  values: [
    'uuid',
    'username',
    'status',
    'language',
    'defaultLang',
    'defaultCountry',
    'name',
    'surname',
    'email',
    'phone',
    'phonePrefix',
    'isFacebookUser',
    'isUtentePhoneValidate',
    'enabledNewsletter',
    'enabledPromotionalEmail',
    'enabledProductsEmail',
    'typeOfPassword',
    'countLastAds',
    'countLastSearches',
    'countPublishedAds',
    'lastAds',
    'lastSearches',
    'myAds',
    'savedAds',
    'savedSearches',
    'error',
  ],
  section: '3 User',
} as const

/** Addresses that come with the user. */
export const userUrls = {
  values: [
    'agencySignUp',
    'appraisalHPUrl',
    'appraisalUrl',
    'blacklistedAdsUrl',
    'blog',
    'lastAdsUrl',
    'loanPageUrl',
    'messagesUrl',
    'profileUrl',
    'publishedAdsLandingUrl',
    'publishedAdsUrl',
    'publishNewAdUrl',
    'savedAdsUrl',
    'savedSearchesUrl',
    'sellerLeadUrl',
  ],
  section: '3 User',
} as const

/** Counters, each 0 by default. */
export const userCounters = {
  values: [
    'myAds',
    'messagesNotify',
    'appraisals',
    'blacklistedAds',
    'savedAds',
    'savedSearches',
    'savedSearchesContactsEnabled',
    'savedSearchesDailyAlert',
    'savedSearchesRealTimeAlert',
  ],
  default: 0,
  section: '3 User',
} as const

/** Values of `typeOfPassword`, with what those of a registered user map to. */
export const passwordTypes = {
  values: ['UNREGISTERED', 'REGISTERED_WEAK_PWD', 'REGISTERED_CUSTOM_PWD'],
  strength: { REGISTERED_WEAK_PWD: 'weak', REGISTERED_CUSTOM_PWD: 'strong' },
  section: '3 User',
} as const
