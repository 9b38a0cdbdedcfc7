/**
 * What an advertiser waits for: from pressing "publish" until the ad stands in the list, and until thirty photographs of
 * 12 megapixels, sent one after the other as the page does, are processed.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { photographLimits } from '#domain/listing/photographs.ts'
import { startSmtp } from '../../fakes/smtp.ts'
import { startPortal } from '../http/portal.ts'
import { makeOwner } from '../people/makeOwner.ts'
import type { Visitor } from '../people/Visitor.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import { picture } from './pictures.ts'

const ADS = 40
/** Between two looks into the list, ms. */
const PAUSE = 5
/** An ad that is not found by then is lost, ms. */
const PATIENCE = 30_000

export interface PublishingReport {
  readonly ads: number
  /** Ads that were not found, or whose publishing was refused. */
  readonly lost: number
  /** Until publishing was answered, ms after it was pressed. */
  readonly answered: Percentiles
  /** Until the list has the ad, ms after it was pressed. */
  readonly found: Percentiles
  readonly photographs: {
    readonly count: number
    readonly megabytes: number
    readonly seconds: number
  }
}

const at = (text: string) => JSON.parse(text) as { readonly id?: number; readonly listingId?: number }

/** A draft that only waits to be published. */
async function draftOf(browser: Visitor, number: number) {
  const { id } = at((await browser.tell('/api-next/listings/drafts/?lang=en', {})).text)
  const fields = {
    contract: 'sale',
    category: 'residential',
    typology: 'apartment',
    price: priceOf(number),
    netArea: 78 + number,
    latitude: 37.95 + number / 2000,
    longitude: 23.75 + number / 3000,
    energyClass: 'D',
    'texts.en.title': `Flat ${number}`,
  }
  const { status, text } = await browser.put(`/api-next/listings/drafts/${id}/?lang=en`, { fields })
  if (status !== 200) throw new Error(`A draft was not taken: ${text}`)
  return id
}

/** One that no other home has, so that the list has one or none. */
const priceOf = (number: number): number => 280_003 + number * 1001

async function isListed(browser: Visitor, number: number, listingId: number | undefined): Promise<boolean> {
  const price = `prezzoMinimo=${priceOf(number)}&prezzoMassimo=${priceOf(number)}`
  const { text } = await browser.ask(
    `/api-next/search-list/listings/?lang=en&idContratto=1&idCategoria=1&${price}`,
  )
  const { listings } = JSON.parse(text) as { readonly listings: readonly { readonly id: number }[] }
  return listings.some(({ id }) => id === listingId)
}

/** Publishes one ad, and waits for the list. */
async function timeAd(browser: Visitor, reader: Visitor, number: number) {
  const draft = await draftOf(browser, number)
  const pressed = performance.now()
  const { status, text } = await browser.tell(`/api-next/listings/drafts/${draft}/publish/?lang=en`, {})
  const answered = performance.now() - pressed
  const { listingId } = at(text)
  while (status === 200 && performance.now() - pressed < PATIENCE) {
    if (await isListed(reader, number, listingId))
      return { answered, found: performance.now() - pressed, listingId }
    await setTimeout(PAUSE)
  }
  return { answered, found: undefined, listingId }
}

/** Sends as many photographs as a listing may have. */
async function timePhotographs(browser: Visitor, listingId: number | undefined) {
  const files: Buffer[] = []
  for (let number = 0; number < photographLimits.count; number++) files.push(await picture(number))
  const path = `/api-next/listings/${listingId}/photos/?lang=en`
  const begun = performance.now()
  for (const file of files) {
    const { status, text } = await browser.give(path, new Uint8Array(file))
    if (status !== 201) throw new Error(`A photograph was answered ${status}: ${text}`)
  }
  const bytes = files.reduce((sum, { length }) => sum + length, 0)
  return { count: files.length, megabytes: bytes / 1024 / 1024, seconds: (performance.now() - begun) / 1000 }
}

/** A portal with so many listings. */
export async function benchPublishing(listings: number): Promise<PublishingReport> {
  const smtp = await startSmtp()
  const portal = await startPortal(listings, { SMTP_URL: smtp.url, ESTIA_TRUSTED_PROXIES: '1' })
  try {
    portal.watch()
    const { browser } = await makeOwner(portal.origin, smtp, 1)
    // Each look is asked from an address of its own: the limit for one is not what is measured.
    let looks = 0
    const reader = () => browser.at(`198.51.${Math.floor(looks / 250) % 250}.${1 + (looks++ % 250)}`)
    const timed = []
    for (let number = 0; number < ADS; number++) timed.push(await timeAd(browser, reader(), number))
    const found = timed.flatMap((one) => one.found ?? [])
    const photographs = await timePhotographs(browser, timed[0]?.listingId)
    return {
      ads: ADS,
      lost: ADS - found.length,
      answered: percentilesOf(timed.map(({ answered }) => answered)),
      found: percentilesOf(found),
      photographs,
    }
  } finally {
    await portal.stop()
    await smtp.close()
  }
}

export const printPublishingReport = ({
  ads,
  lost,
  answered,
  found,
  photographs: { count, megabytes, seconds },
}: PublishingReport): string =>
  [
    `${ads} ads published, ${lost} lost; answered after p50 ${answered.p50} ms, p99 ${answered.p99} ms`,
    `In the list after pressing: p50 ${found.p50} ms, p95 ${found.p95} ms, p99 ${found.p99} ms (bar 1000)`,
    `${count} photographs of 12 megapixels, ${megabytes.toFixed(0)} MB: ${seconds.toFixed(1)} s (bar 90)`,
  ].join('\n')
