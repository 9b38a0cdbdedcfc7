/**
 * Properties: the homes behind the ads. An ad is of one property, alone at first: the property has the ad's number.
 *
 * `property_changes` is the record of what was joined and parted, by whom, so that it can be undone; `property_vetoes`
 * has the ads that an advertiser or operator parted from a property.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  'ALTER TABLE listings ADD COLUMN property_id integer',
  'UPDATE listings SET property_id = id',
  'ALTER TABLE listings ALTER COLUMN property_id SET NOT NULL',
  'CREATE INDEX listings_property_id ON listings (property_id)',
  `CREATE FUNCTION own_property() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.property_id := coalesce(NEW.property_id, NEW.id);
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER listings_property BEFORE INSERT ON listings FOR EACH ROW EXECUTE FUNCTION own_property()`,
  `CREATE TABLE property_changes (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    at timestamptz(3) NOT NULL,
    from_property integer NOT NULL,
    to_property integer NOT NULL,
    cause text NOT NULL CHECK (cause IN ('alike', 'return', 'shownOtherwise', 'advertiser', 'operator'))
  )`,
  'CREATE INDEX property_changes_listing_id ON property_changes (listing_id)',
  `CREATE TABLE property_vetoes (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    property_id integer NOT NULL,
    at timestamptz(3) NOT NULL,
    PRIMARY KEY (listing_id, property_id)
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
