import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './machines/Cluster.ts'

/** Nobody asks so much for anything else. */
const FIRST_PRICE = 950_000_000
const EVERY = 500

/** Publishes a home every half second, each at a price of its own, and changes some of them. */
export class Publisher {
  private readonly url: string
  private price = FIRST_PRICE
  private isOver = true
  private work: Promise<void> = Promise.resolve()
  /** Prices of homes whose publication was acknowledged. */
  readonly published = new Set<number>()

  private constructor(url: string) {
    this.url = url
  }

  /** Also lets three people be told of such homes at once. */
  static async open({ portal }: Cluster): Promise<Publisher> {
    const publisher = new Publisher(portal['DATABASE_DIRECT_URL'] ?? '')
    await publisher.ask(`INSERT INTO saved_searches
      (account_id, name, url, frequency, channels, time_zone, created_at)
      SELECT id, 'dear', '/pwlhsh-katoikies/?prezzoMinimo=${FIRST_PRICE}', 'instant', '{mail,site}', 'Europe/Athens', now()
      FROM accounts WHERE email_key LIKE 'owner%' ORDER BY email_key LIMIT 3`)
    return publisher
  }

  start(): () => Promise<void> {
    this.isOver = false
    this.work = (async () => {
      while (!this.isOver) {
        await this.publish().catch(() => undefined)
        await wait(EVERY)
      }
    })()
    return async () => {
      this.isOver = true
      await this.work
    }
  }

  private async publish(): Promise<void> {
    const price = this.price++
    await this.ask(
      `INSERT INTO listings SELECT (jsonb_populate_record(listings, jsonb_build_object(
        'id', (SELECT max(id) + 1 FROM listings), 'price', $1::int4, 'property_id', NULL, 'modified_at', clock_timestamp()))).* FROM listings
        WHERE id = (SELECT min(id) FROM listings WHERE contract = 1 AND category = 1 AND status = 1 AND kind = 1
          AND country = 1 AND price < ${FIRST_PRICE})`,
      [price],
    )
    this.published.add(price)
  }

  /** The leader, as an advertiser's program would ask it. */
  async ask<Row extends pg.QueryResultRow>(
    query: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: 2000,
      query_timeout: 20_000,
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(query, [...values])).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
