import type { MigrationCode } from './judgeMigration.ts'

/** Migrations from before there were rolling upgrades, and what in them old processes would not bear. Only ever shorter. */
export const base: Readonly<Record<string, readonly MigrationCode[]>> = {
  '0018_saved_groups.ts': ['drop-table'],
  '0020_properties.ts': ['set-not-null'],
  // Old processes write rows that it allows: an account, and no mailbox.
  '0061_searches_without_account.ts': ['constraint'],
}
