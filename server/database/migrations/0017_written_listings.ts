/**
 * Listings as advertisers write them: a version, the facts that a buyer in Greece needs, and the history of the status.
 *
 * Null is "not stated", as in 0001; codes are those of the vocabularies in domain/listing. `domain/listing/facts` says
 * what each column may hold. `kaek`, as the true point, is read by nobody but the advertiser.
 * `advertisers.placed_by`: the account that the portal made a private advertiser for.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `ALTER TABLE advertisers ADD COLUMN placed_by uuid REFERENCES accounts ON DELETE SET NULL`,
  'CREATE INDEX advertisers_placed_by ON advertisers (placed_by) WHERE placed_by IS NOT NULL',
  `ALTER TABLE listings
    ADD COLUMN version integer NOT NULL DEFAULT 1,
    ADD COLUMN net_area integer,
    ADD COLUMN gross_area integer,
    ADD COLUMN balcony_area integer,
    ADD COLUMN garden_area integer,
    ADD COLUMN common_charges integer,
    ADD COLUMN zone_price integer,
    ADD COLUMN certificate_issued date,
    ADD COLUMN certificate_valid_to date,
    ADD COLUMN occupied_until date,
    ADD COLUMN zone_price_day date,
    ADD COLUMN available_from date,
    ADD COLUMN mandate_until date,
    ADD COLUMN building_coefficient real,
    ADD COLUMN wcs smallint,
    ADD COLUMN levels smallint,
    ADD COLUMN orientation smallint,
    ADD COLUMN unit_position smallint,
    ADD COLUMN energy_use smallint,
    ADD COLUMN share_percent smallint,
    ADD COLUMN building_identity smallint,
    ADD COLUMN regularisation smallint,
    ADD COLUMN unregistered_area smallint,
    ADD COLUMN planning smallint,
    ADD COLUMN coverage smallint,
    ADD COLUMN frontage smallint,
    ADD COLUMN least_term smallint,
    ADD COLUMN deposit_months smallint,
    ADD COLUMN included_mask smallint,
    ADD COLUMN steps_to_lift smallint,
    ADD COLUMN door_width smallint,
    ADD COLUMN lift_width smallint,
    ADD COLUMN mandate smallint,
    ADD COLUMN usufruct boolean,
    ADD COLUMN encumbrances boolean,
    ADD COLUMN inheritance_pending boolean,
    ADD COLUMN buildable boolean,
    ADD COLUMN road boolean,
    ADD COLUMN water boolean,
    ADD COLUMN power boolean,
    ADD COLUMN declared_account boolean,
    ADD COLUMN level_shower boolean,
    ADD COLUMN turning_space boolean,
    ADD COLUMN certificate_number text,
    ADD COLUMN kaek text`,
  // Ads that were written before have no history but the present status.
  `CREATE TABLE status_events (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    at timestamptz(3) NOT NULL,
    status smallint NOT NULL,
    PRIMARY KEY (listing_id, at)
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
