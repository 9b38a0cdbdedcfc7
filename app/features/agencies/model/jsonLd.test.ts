import { expect, it } from 'vitest'
import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { agencyJsonLd } from './jsonLd.ts'

const agency: AgencyDetail = {
  id: 1,
  name: 'Μεσιτική Αθηνών',
  ownName: 'Μεσιτική Αθηνών',
  slug: 'mesitiki-athinon',
  type: 'agency',
  seat: [],
  founded: null,
  languages: ['el', 'de'],
  sale: 0,
  rent: 0,
  description: null,
  areas: [],
  otherAreas: 0,
  placed: 0,
  hasPhone: false,
  opening: {
    hours: [
      { weekday: 1, from: 540, until: 840 },
      { weekday: 7, from: 0, until: 1440 },
    ],
    opensOnHolidays: false,
    holidays: [{ date: '2026-04-13', name: 'easterMonday' }],
    now: { state: 'closed' },
  },
  replies: null,
  kept: { visits: null, confirmed: null },
  contract: null,
  page: 1,
  pages: 1,
  listings: [],
}

it('tells search engines the hours, the holidays and the languages', () => {
  expect(agencyJsonLd(agency, 'el', 'https://estia.example')).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: 'Monday', opens: '09:00', closes: '14:00' },
      { dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [{ validFrom: '2026-04-13', opens: '00:00', closes: '00:00' }],
    knowsLanguage: ['el', 'de'],
  })
})

it('leaves out what the office does not state', () => {
  const silent = { ...agency, opening: null, languages: [] }
  expect(JSON.parse(JSON.stringify(agencyJsonLd(silent, 'el', '')))).not.toHaveProperty('knowsLanguage')
})
