/**
 * Agencies, advertisers, listings and their texts and prices.
 *
 * Classification columns hold the codes of the vocabularies in `domain/listing`; null always means
 * "not stated". Search answers from memory, so the indexes are only those of keys and of the few
 * questions asked of the database itself.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements: ReadonlyArray<string> = [
  `CREATE TABLE settings (
    key text PRIMARY KEY,
    value text NOT NULL
  )`,
  `CREATE TABLE agencies (
    id integer PRIMARY KEY,
    name text NOT NULL,
    slug text NOT NULL UNIQUE,
    plan text NOT NULL CHECK (plan IN ('paid', 'free', 'defaulting', 'light')),
    municipality_id integer,
    founded integer,
    phone text,
    email text,
    description_el text,
    description_en text
  )`,
  `CREATE TABLE agents (
    id integer PRIMARY KEY,
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    name text NOT NULL,
    role text NOT NULL
  )`,
  `CREATE INDEX agents_agency_id ON agents (agency_id)`,
  `CREATE TABLE advertisers (
    id integer PRIMARY KEY,
    type text NOT NULL CHECK (type IN ('agency', 'pro', 'constructor', 'court', 'private')),
    name text,
    agency_id integer REFERENCES agencies (id) ON DELETE SET NULL,
    phone text,
    email text
  )`,
  `CREATE INDEX advertisers_agency_id ON advertisers (agency_id) WHERE agency_id IS NOT NULL`,
  // Wide types first, so that no row is padded. Prices in EUR (rent: a month), areas in m².
  `CREATE TABLE listings (
    id integer PRIMARY KEY,
    advertiser_id integer NOT NULL REFERENCES advertisers (id),
    latitude double precision,
    longitude double precision,
    shown_latitude double precision,
    shown_longitude double precision,
    created_at timestamptz(3) NOT NULL,
    modified_at timestamptz(3) NOT NULL,
    confirmed_at timestamptz(3) NOT NULL,
    withdrawn_at timestamptz(3),
    relevance real NOT NULL DEFAULT 0,
    price integer CHECK (price >= 0),
    surface integer CHECK (surface > 0),
    plot integer CHECK (plot > 0),
    region_id integer,
    province_id integer,
    municipality_id integer,
    zone_id integer,
    island_id integer,
    kind smallint NOT NULL,
    contract smallint NOT NULL,
    category smallint NOT NULL,
    typology smallint NOT NULL,
    status smallint NOT NULL,
    tier smallint NOT NULL,
    publisher_role smallint NOT NULL,
    surface_kind smallint,
    rooms smallint,
    bedrooms smallint,
    bathrooms smallint,
    floor smallint,
    floors_total smallint,
    condition smallint,
    heating_system smallint,
    heating_medium smallint,
    garden smallint,
    parking_kind smallint,
    parking_right smallint,
    energy_class smallint,
    energy_state smallint,
    view_mask smallint,
    built_year smallint,
    permit_year smallint,
    renovated_year smallint,
    availability smallint,
    map_display smallint NOT NULL DEFAULT 0,
    shown_radius smallint,
    balcony boolean,
    lift boolean,
    furnished boolean,
    cellar boolean,
    pool boolean,
    alarm boolean,
    pets boolean,
    smokers boolean,
    students boolean,
    income_property boolean,
    virtual_tour boolean,
    bare_ownership boolean,
    undivided_share boolean,
    has_plan boolean NOT NULL DEFAULT false,
    photos smallint[] NOT NULL DEFAULT '{}',
    reference text
  )`,
  `CREATE INDEX listings_municipality_id ON listings (municipality_id)`,
  `CREATE INDEX listings_advertiser_id ON listings (advertiser_id)`,
  `CREATE TABLE listing_texts (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    language text NOT NULL,
    title text,
    description text,
    PRIMARY KEY (listing_id, language)
  )`,
  // kind: codes of the vocabulary priceEvents (first, change, pause, return …).
  `CREATE TABLE price_events (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    at timestamptz(3) NOT NULL,
    price integer NOT NULL,
    kind smallint NOT NULL,
    PRIMARY KEY (listing_id, at)
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement), { discard: true })
})
