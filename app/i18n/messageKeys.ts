/** The Greek catalogues, one an area. They are the reference: every other language has the same keys. */
type Catalogues = typeof import('#texts/vocabulary/el.json') &
  typeof import('#texts/shell/el.json') &
  typeof import('#texts/errors/el.json') &
  typeof import('#texts/home/el.json') &
  typeof import('#texts/shared/el.json') &
  typeof import('#texts/statement/el.json') &
  typeof import('#texts/statistics/el.json') &
  typeof import('#texts/moderation/el.json') &
  typeof import('#texts/visibility/el.json') &
  typeof import('#texts/aloud/el.json') &
  typeof import('#texts/suggestions/el.json') &
  typeof import('#texts/valuation/el.json') &
  typeof import('#texts/search/el.json') &
  typeof import('#texts/filters/el.json') &
  typeof import('#texts/listing/el.json') &
  typeof import('#texts/listingBody/el.json') &
  typeof import('#texts/map/el.json') &
  typeof import('#texts/mapMarks/el.json') &
  typeof import('#texts/mapTools/el.json') &
  typeof import('#texts/account/el.json') &
  typeof import('#texts/contact/el.json') &
  typeof import('#texts/consent/el.json') &
  typeof import('#texts/contactUs/el.json') &
  typeof import('#texts/messages/el.json') &
  typeof import('#texts/office/el.json') &
  typeof import('#texts/operator/el.json') &
  typeof import('#texts/publish/el.json') &
  typeof import('#texts/report/el.json') &
  typeof import('#texts/saved/el.json') &
  typeof import('#texts/agencies/el.json') &
  typeof import('#texts/cards/el.json') &
  typeof import('#texts/mortgage/el.json') &
  typeof import('#texts/myHomes/el.json') &
  typeof import('#texts/prices/el.json') &
  typeof import('#texts/forms/el.json') &
  typeof import('#texts/glance/el.json') &
  typeof import('#texts/transparency/el.json') &
  typeof import('#texts/live/el.json') &
  typeof import('#texts/waiting/el.json') &
  typeof import('#texts/searches/el.json') &
  typeof import('#texts/accountFields/el.json') &
  typeof import('#texts/advertiser/el.json') &
  typeof import('#texts/auctions/el.json') &
  typeof import('#texts/compare/el.json') &
  typeof import('#texts/contactDialogs/el.json') &
  typeof import('#texts/contactForms/el.json') &
  typeof import('#texts/window/el.json') &
  typeof import('#texts/conversation/el.json') &
  typeof import('#texts/explain/el.json') &
  typeof import('#texts/groups/el.json') &
  typeof import('#texts/hidden/el.json') &
  typeof import('#texts/hours/el.json') &
  typeof import('#texts/ignored/el.json') &
  typeof import('#texts/list/el.json') &
  typeof import('#texts/mapPage/el.json') &
  typeof import('#texts/photos/el.json') &
  typeof import('#texts/profile/el.json') &
  typeof import('#texts/profileDialogs/el.json') &
  typeof import('#texts/recent/el.json') &
  typeof import('#texts/savedHere/el.json') &
  typeof import('#texts/searchBox/el.json') &
  typeof import('#texts/seldom/el.json') &
  typeof import('#texts/verify/el.json') &
  typeof import('#texts/reserve/el.json')

/** The name of a text. */
export type MessageKey = Exclude<keyof Catalogues, 'default'>

/** The values of a text's placeholders. Amounts and dates are already formatted; `plural` needs the bare number. */
export type MessageValues = Readonly<Record<string, string | number | boolean>>
