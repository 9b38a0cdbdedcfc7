import { postgresMissing } from '#server/database/testing/postgres.ts'
import type { Fault } from './Fault.ts'
import { killSenders } from './killSenders.ts'

const KILLS = 50

/** The process that sends mails is killed while it sends. */
export const killedMailSender: Fault = {
  id: 18,
  test: `Mail sender killed ${KILLS} times in the middle of mails (PostgreSQL)`,
  bar: '0 lost; at most 1 repeated a kill on average, each under its Message-ID; order kept per recipient',
  needs: [postgresMissing],
  run: async () => {
    const { mails, lost, repeated, shownTwice, outOfOrder } = await killSenders(KILLS)
    return {
      measured: `${lost} of ${mails} mails lost; ${repeated} repeated (${(repeated / KILLS).toFixed(1)} a kill), ${shownTwice} of them under another Message-ID; ${outOfOrder} recipients out of order`,
      ok: lost === 0 && repeated <= KILLS && shownTwice === 0 && outOfOrder === 0,
    }
  },
}
