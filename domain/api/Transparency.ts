import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { Ledger } from '../transparency/Ledger.ts'
import { LanguageParameter } from './language.ts'

/** What the operator answers for, in figures. */
export class TransparencyApi extends HttpApiGroup.make('transparency').add(
  HttpApiEndpoint.get('ledger', '/api-next/transparency/', { query: LanguageParameter, success: Ledger }),
) {}
