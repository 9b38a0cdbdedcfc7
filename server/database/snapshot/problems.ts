/** What can be wrong with taking a snapshot or bringing one back. */
import { Schema } from 'effect'

/** The target of the backup already exists. */
export class SnapshotExists extends Schema.TaggedError<SnapshotExists>()('SnapshotExists', {
  folder: Schema.String,
}) {
  override get message(): string {
    return `${this.folder} exists already: a snapshot is written to a folder of its own`
  }
}

/** The snapshot could not be written; nothing of it is left. */
export class SnapshotFailed extends Schema.TaggedError<SnapshotFailed>()('SnapshotFailed', {
  folder: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `no snapshot was written to ${this.folder}: ${this.reason}`
  }
}

/** The snapshot is not what was written: nothing may be made of it. */
export class SnapshotDamaged extends Schema.TaggedError<SnapshotDamaged>()('SnapshotDamaged', {
  folder: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `${this.folder} is no whole snapshot: ${this.reason}`
  }
}

/** The snapshot holds a schema that this program does not know. */
export class SnapshotUnknown extends Schema.TaggedError<SnapshotUnknown>()('SnapshotUnknown', {
  folder: Schema.String,
  migration: Schema.String,
}) {
  override get message(): string {
    return `${this.folder} was written by another version of the portal, one with the migration ${this.migration}: restore it with that one`
  }
}

/** A snapshot is brought back into an empty place only. */
export class TargetNotEmpty extends Schema.TaggedError<TargetNotEmpty>()('TargetNotEmpty', {
  /** A folder, or a server's database. */
  target: Schema.String,
}) {
  override get message(): string {
    return `${this.target} is not empty: a snapshot is restored into a new data folder or an empty database`
  }
}

/** The database refused something that the snapshot holds; nothing was restored. */
export class RestoreFailed extends Schema.TaggedError<RestoreFailed>()('RestoreFailed', {
  reason: Schema.String,
}) {
  override get message(): string {
    return `nothing was restored: ${this.reason}`
  }
}
