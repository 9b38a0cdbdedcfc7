/** Why an import did not begin. */
import { Schema } from 'effect'

/** There is no such agency, or it has no advertiser. */
export class AgencyUnknown extends Schema.TaggedError<AgencyUnknown>()('AgencyUnknown', {
  agency: Schema.String,
}) {
  override get message(): string {
    return `no agency with an advertiser has the address ${this.agency}; give the last part of its page's`
  }
}

/** A feed of the agency is being imported. */
export class FeedRunning extends Schema.TaggedError<FeedRunning>()('FeedRunning', {
  agency: Schema.String,
}) {
  override get message(): string {
    return `a feed of ${this.agency} is being imported; wait until it ends`
  }
}
