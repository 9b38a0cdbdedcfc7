import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'

import { moderate } from './operate.ts'

const listingsPath = '/api-next/listings/'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('moderation', () => {
    let portal: TestContact
    let moderator: Browser
    let owner: Browser
    let other: Browser
    beforeAll(async () => {
      portal = await openContact(engine, { moderators: ['Moderator@example.gr'] })
      moderator = (await portal.person({ email: 'moderator@example.gr' })).browser
      owner = (await portal.person()).browser
      other = (await portal.person()).browser
    })
    afterAll(() => portal.close())

    const flat = {
      contract: 'sale',
      category: 'residential',
      typology: 'apartment',
      price: 250_000,
      netArea: 78,
      latitude: 37.9682,
      longitude: 23.7561,
      energyClass: 'D',
      texts: { el: { title: 'Διαμέρισμα', description: 'Φωτεινό.' } },
    }
    const place = async () => Number((await owner.json(listingsPath, flat)).at('id'))
    const act = (name: string, id: unknown, because = 'Γιατί έτσι είναι.', browser = moderator) =>
      browser.json('/api-next/moderation/acts/', { act: name, id, because })
    const queue = async () =>
      (await moderator.ask('/api-next/moderation/queue/')).at('ads') as readonly Queued[]
    interface Queued {
      readonly listingId: number
      readonly status: string
      readonly holds: readonly { reason: string; found: string }[]
      readonly reports: readonly { id: number; reference: string; text: string }[]
      readonly appeal: { id: number; text: string } | null
      readonly sameHome: readonly number[]
      readonly photos: readonly object[]
      readonly acts: readonly { act: string; moderator: string }[]
    }
    const ofAd = async (id: number) => (await queue()).find(({ listingId }) => listingId === id)
    const isShown = async (id: number) =>
      (await portal.stranger().ask(`${listingsPath}${id}/`)).status === 200
    const mails = (kind: string) =>
      portal.sql<{ to: string; payload: string }>(
        (sql) => sql`SELECT recipient AS to, payload::text FROM outbox WHERE kind = ${kind} ORDER BY id`,
      )
    const appeal = (browser: Browser, listingId: number, text = 'Υπάρχει το σπίτι.') =>
      browser.json('/api-next/moderation/appeals/', { listingId, text })

    it('is nothing for others', async () => {
      const id = await place()
      expect((await portal.stranger().ask('/api-next/moderation/queue/')).status).toBe(401)
      expect((await owner.ask('/api-next/moderation/queue/')).status).toBe(404)
      expect((await act('remove', id, 'x', owner)).status).toBe(404)
      expect(await isShown(id)).toBe(true)
    })

    it('removes an ad with reasons, which nobody but a moderator shows again', async () => {
      const id = await place()
      expect((await act('remove', id, 'Δεν υπάρχει τέτοιο σπίτι.')).at('isDone')).toBe(true)
      expect((await act('remove', id)).at('isDone')).toBe(false)
      expect(await isShown(id)).toBe(false)
      expect((await mails('adRemoved')).at(-1)?.payload).toContain('Δεν υπάρχει τέτοιο σπίτι.')
      // Nothing of the advertiser's doing shows it.
      await owner.json(`${listingsPath}${id}/`, { ...flat, price: 249_000, version: 2 }, { method: 'PUT' })
      await owner.ask(`${listingsPath}${id}/withdraw/`, { method: 'POST' })
      await owner.ask(`${listingsPath}${id}/activate/`, { method: 'POST' })
      expect(await isShown(id)).toBe(false)
      expect((await act('release', id)).at('isDone')).toBe(true)
      expect(await isShown(id)).toBe(true)
    })

    it('hears the objection of the advertiser alone, once at a time, and answers by mail', async () => {
      const id = await place()
      expect((await appeal(owner, id)).status).toBe(409)
      await act('remove', id)
      expect((await appeal(other, id)).status).toBe(404)
      expect((await appeal(owner, id)).at('isSent')).toBe(true)
      expect((await appeal(owner, id)).at('isSent')).toBe(false)
      const waiting = await ofAd(id)
      expect(waiting).toMatchObject({ status: 'held', appeal: { text: 'Υπάρχει το σπίτι.' } })
      expect((await act('deny', waiting?.appeal?.id)).at('isDone')).toBe(true)
      expect(await mails('appealDenied')).toHaveLength(1)
      expect(await isShown(id)).toBe(false)
      const own = (await owner.ask(`${listingsPath}own/`)).at('listings') as { id: number; appeal: object }[]
      expect(own.find((ad) => ad.id === id)?.appeal).toMatchObject({ isOpen: false })
      await appeal(owner, id, 'Κοιτάξτε ξανά.')
      await act('grant', (await ofAd(id))?.appeal?.id)
      expect(await isShown(id)).toBe(true)
      expect(await mails('appealGranted')).toHaveLength(1)
    })

    it('answers a report under its reference', async () => {
      const id = await place()
      const sent = await portal.stranger().json(`${listingsPath}${id}/report/`, {
        reason: 'fraud',
        text: 'Προκαταβολή.',
        email: 'who@example.gr',
      })
      const reference = String(sent.at('reference'))
      expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      expect((await mails('reportReceived')).at(-1)).toMatchObject({ to: 'who@example.gr' })
      const report = (await ofAd(id))?.reports[0]
      expect(report).toMatchObject({ reference, text: 'Προκαταβολή.' })
      expect((await act('answer', report?.id, 'Την αφαιρέσαμε.')).at('isDone')).toBe(true)
      expect((await mails('reportAnswered')).at(-1)?.payload).toContain(reference)
      expect(await ofAd(id)).toBeUndefined()
    })

    it('says which ads are of one home, and takes it back', async () => {
      const id = await place()
      const same = Number(
        (await other.json(listingsPath, { ...flat, price: 400_000, netArea: 140 })).at('id'),
      )
      const propertiesOf = async () => {
        const rows = await portal.sql<{ property: number }>(
          (sql) =>
            sql`SELECT property_id AS property FROM listings WHERE id IN ${sql.in([id, same])} ORDER BY id`,
        )
        return new Set(rows.map(({ property }) => property)).size
      }
      const join = (browser: Browser) =>
        browser.json('/api-next/moderation/acts/', {
          act: 'join',
          id: same,
          other: id,
          because: 'Ίδια φωτογραφία.',
        })
      expect(await propertiesOf()).toBe(2)
      expect((await join(owner)).status).toBe(404)
      expect((await join(moderator)).at('isDone')).toBe(true)
      expect((await join(moderator)).at('isDone')).toBe(false)
      expect(await propertiesOf()).toBe(1)
      await act('hold', id)
      expect((await ofAd(id))?.sameHome).toContain(same)
      expect((await act('join', id)).at('isDone')).toBe(false)
      expect((await act('part', same)).at('isDone')).toBe(true)
      expect(await propertiesOf()).toBe(2)
      const changes = await portal.sql<{ cause: string }>(
        (sql) => sql`SELECT cause FROM property_changes WHERE listing_id = ${same} ORDER BY at`,
      )
      expect(changes.map(({ cause }) => cause)).toEqual(['operator', 'operator'])
      await act('release', id)
    })

    it('shows the photographs that were sent', async () => {
      const id = await place()
      const photo = 'a0000000-0000-4000-8000-000000000001'
      await portal.sql(
        (
          sql,
        ) => sql`INSERT INTO photographs (id, listing_id, position, subject, width, height, hash, sent, colour,
            placeholder, created_at)
          VALUES (${photo}, ${id}, 1, 'kitchen', 1600, 1200, 7, '', '#aabbcc', '', now()) RETURNING id`,
      )
      await act('hold', id)
      expect((await ofAd(id))?.photos).toMatchObject([
        { subject: 'kitchen', path: `/media/photographs/${photo}`, ratio: 0.75 },
      ])
      await act('release', id)
    })

    it('is the same from the command line, and both are in the log', async () => {
      const id = await place()
      await portal.run(moderate({ act: 'hold', id, because: 'Ψάχνουμε.' }))
      expect(await ofAd(id)).toMatchObject({
        holds: [{ reason: 'moderator', found: 'Ψάχνουμε.' }],
        acts: [{ act: 'hold', moderator: 'command line' }],
      })
      await act('release', id)
      const log = await portal.sql<{ act: string; moderator: string }>(
        (sql) => sql`SELECT act, moderator FROM moderation_acts WHERE listing_id = ${id} ORDER BY id`,
      )
      expect(log).toMatchObject([
        { act: 'hold', moderator: 'command line' },
        { act: 'release', moderator: 'moderator@example.gr' },
      ])
    })
  })
})
