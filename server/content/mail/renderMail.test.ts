import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import type { Mail, MailData, MailKind } from './Mail.ts'
import { renderMail } from './renderMail.ts'

const origin = 'https://estia.example'
const name = 'Ελένη'
const link = `${origin}/x?token=a&lang=el`

const home = { name, from: 'Μαρία', reach: '', title: 'Διαμέρισμα 85 τ.μ.', text: 'Καλημέρα', link }
const visit = { ...home, mode: 'inPerson', times: ['2026-03-30T10:00:00.000Z'] } as const
const offer = { ...home, amount: 210_000 }

const data: MailData = {
  confirmEmail: { name, link, hours: 24 },
  alreadyRegistered: { name, loginLink: link, resetLink: `${origin}/reset` },
  resetPassword: { name, link, minutes: 20 },
  passwordChanged: { name, resetLink: link },
  newSignIn: { name, device: 'Firefox, <b>Windows</b>', at: '2026-03-01T10:20:30.000Z', profileLink: link },
  accountDeleted: { name },
  accountSuspended: { name, because: 'Δύο αγγελίες <b>χωρίς</b> ακίνητο.' },
  inquiryReceived: { name, reference: '7K2M-9QXD' },
  inquiryAnswered: { name, reference: '7K2M-9QXD', answer: 'Ναι, <b>αύριο</b>.' },
  accountReinstated: { name, loginLink: link },
  confirmContact: { name, title: home.title, link, hours: 24 },
  contactDelivered: { name, title: home.title, link, days: 30 },
  stillOffered: { name, title: home.title, link, at: '2026-03-01T10:20:30.000Z' },
  agencyInvitation: { name, agency: 'Μεσιτική Αθηνών', link, days: 14 },
  groupInvitation: { name, from: 'Μαρία', link, days: 30 },
  planOverdue: {
    name,
    agency: 'Μεσιτική Αθηνών',
    step: 'paused',
    at: '2026-03-01T10:20:30.000Z',
    days: 30,
    nothingNew: 15,
    paused: 30,
    link,
  },
  visibilityPaid: { name, cents: 2990, at: '2026-03-01T10:20:30.000Z', link },
  visibilityRefunded: { name, cents: 2990, at: '2026-03-01T10:20:30.000Z', link },
  visibilityWithdrawn: { name, cents: 2790, at: '2026-03-01T10:20:30.000Z', link },
  adRemoved: { name, title: home.title, because: 'Το ακίνητο <b>δεν</b> υπάρχει.', link },
  appealGranted: { name, title: home.title, because: 'Υπάρχει.', link },
  appealDenied: { name, title: home.title, because: 'Δεν υπάρχει.', link },
  reportReceived: { name, reference: '7K2M-9QXD' },
  reportAnswered: { name, reference: '7K2M-9QXD', answer: 'Η αγγελία <b>αφαιρέθηκε</b>.' },
  newMessage: home,
  sellerLead: home,
  visitRequested: visit,
  visitConfirmed: visit,
  visitDeclined: visit,
  visitCancelled: visit,
  visitExpired: visit,
  proposalMade: offer,
  proposalAccepted: offer,
  proposalDeclined: offer,
  proposalCountered: offer,
  proposalWithdrawn: offer,
  proposalExpired: offer,
  alertCanary: { name, number: '7' },
  confirmAlert: { name, search: 'Διαμερίσματα, Παγκράτι', link, hours: 48 },
  searchAlert: {
    name,
    search: 'Διαμερίσματα, Παγκράτι',
    count: 21,
    homes: [
      {
        title: 'Διαμέρισμα 85 τ.μ. <b>',
        kind: 'cut',
        price: 245_000,
        priceBefore: 259_000,
        why: ['Παγκράτι', 'έως 250.000 €'],
        notStated: ['Θέρμανση'],
        advertisers: ['Μεσιτικό <i>Νέα Γη</i>'],
        link: `${origin}/aggelies/7/`,
      },
    ],
    gone: 2,
    listLink: `${origin}/pwlhsh-katoikies/`,
    unsubscribe: `${origin}/alerts/x/unsubscribe/`,
  },
}

const every = languages.flatMap((language) =>
  (Object.keys(data) as MailKind[]).map(
    (kind) => ({ kind, to: 'eleni@example.gr', language, data: data[kind] }) as Mail,
  ),
)

describe('a mail', () => {
  it.each(every)('of $kind in $language says all in text and in HTML', (mail) => {
    const { subject, text, html } = renderMail(mail, origin)
    expect(text.split('\n', 1)[0]).toMatch(new RegExp(`^\\S.*${name}[,:.]$`))
    expect(subject + text + html).not.toMatch(/\{\w+\}|undefined/)
    expect(html).toContain(`<html lang="${mail.language}">`)
    expect(html).not.toMatch(/<(img|script|link|style|table)\b/)
    const addresses = Object.values(mail.data).filter((value) => String(value).startsWith('https:'))
    for (const address of addresses) {
      expect(text).toContain(address)
      expect(html).toContain(`href="${String(address).replaceAll('&', '&amp;')}"`)
    }
  })

  it('escapes what comes from outside, and tells the hour in Greece', () => {
    const { text, html } = renderMail(
      { kind: 'newSignIn', to: 'a@example.gr', language: 'en', data: data.newSignIn },
      origin,
    )
    expect(html).toContain('Firefox, &lt;b&gt;Windows&lt;/b&gt;')
    expect(text).toContain('12:20')
  })

  it('tells the words of others from ours, the day of the week, and nothing where nothing was said', () => {
    const mail = { kind: 'visitRequested', to: 'a@example.gr', language: 'en', data: visit } as const
    const { text } = renderMail(mail, origin)
    expect(text).toContain('“Καλημέρα”')
    expect(text).toContain('Monday, 30 March 2026')
    expect(text).not.toContain('Contact:')
    const silent = renderMail({ ...mail, data: { ...visit, text: '', from: 'evil.example' } }, origin)
    expect(silent.text).not.toContain('“”')
    expect(silent.text).toContain('By: somebody.')
    const reached = renderMail({ ...mail, data: { ...visit, reach: 'a@example.gr' } }, origin)
    expect(reached.text).toContain('Contact: a@example.gr')
  })

  it.each([
    'Visit evil.example',
    'https://evil.example',
    '<b>Eleni</b>',
    'Win 1000 €',
    'a'.repeat(61),
    '{link}',
  ])('says no name that could be an advertisement: %s', (bad) => {
    const { text, html } = renderMail(
      { kind: 'accountDeleted', to: 'a@example.gr', language: 'en', data: { name: bad } },
      origin,
    )
    expect(text).toMatch(/^Hello,\n/)
    expect(html).not.toContain(bad)
  })

  it.each(['Ελένη', "Mary O'Neil", 'Jean-Luc', 'Κ. Παπαδόπουλος'])('greets %s by name', (good) => {
    const mail = { kind: 'accountDeleted', to: 'a@example.gr', language: 'el', data: { name: good } } as const
    expect(renderMail(mail, origin).text).toContain(`Γεια σας ${good},`)
  })
})
