/**
 * The app's client of the contract, by types alone: nothing of it is in the browser. An endpoint is named by its method
 * and path, `GET /api-next/agencies/:slug/`; its parameters, body, reply and errors follow from `Api`.
 */
import type { HttpApiEndpoint } from 'effect/http-api'
import type { FeedUploadCall } from '#domain/agency/FeedUploadCall.ts'
import type { Api, GuardError } from '#domain/api/Api.ts'
import type { PictureCall } from '#domain/contact/PictureCall.ts'
import type { DocumentCall } from '#domain/listing/DocumentCall.ts'
import type { PhotographCall } from '#domain/listing/PhotographCall.ts'

type Groups = (typeof Api)['groups']
type Declared = {
  [Group in keyof Groups]: Groups[Group]['endpoints'][keyof Groups[Group]['endpoints']]
}[keyof Groups]

type Contract = { [Each in Declared as `${Each['method']} ${Each['path']}`]: Each } & FileCall

/** Calls whose body is a file. */
type FileCall = PictureCall & PhotographCall & DocumentCall & FeedUploadCall

/** An endpoint by its method and path. */
export type Endpoint = keyof Contract

/** An endpoint that only reads. */
export type Reading = Extract<Endpoint, `GET ${string}`>

/** The JSON of an endpoint's reply. */
export type ReplyOf<Name extends Endpoint> = Contract[Name]['~Success']['Type']

/** The tags of the errors that an endpoint answers with. */
export type ReasonOf<Name extends Endpoint> = TagOf<
  Contract[Name]['~Error']['Type'] | HttpApiEndpoint.MiddlewareError<Contract[Name]> | GuardError
>

/** The tags of all errors of the contract. */
export type AnyReason = { [Name in Endpoint]: ReasonOf<Name> }[Endpoint]

type TagOf<Sent> = Sent extends { readonly _tag: infer Tag extends string } ? Tag : never

/** The body of an endpoint as it is sent; `never` where it has none. */
export type BodyOf<Name extends Endpoint> = Contract[Name]['~Payload']['Type']

/** An endpoint whose body is a form: its fields may also come wrapped (`form` in domain/api/Account.ts). */
export type FormEndpoint = {
  [Name in Endpoint]: [Extract<FieldOf<Name>, `form[${string}`>] extends [never] ? never : Name
}[Endpoint]

type FieldOf<Name extends Endpoint> = [BodyOf<Name>] extends [never] ? never : keyof BodyOf<Name>

/** The fields of a form, by their names without a wrapper. */
export type FormOf<Name extends FormEndpoint> = {
  readonly [Field in Exclude<FieldOf<Name>, `${string}[${string}`>]?: string | readonly string[]
}

/** What an endpoint needs beside the language. */
export type InputOf<Name extends Endpoint> = Part<'params', Contract[Name]['~Params']['Type']> &
  Part<'query', Omit<Contract[Name]['~Query']['Type'], 'lang'>> &
  (Name extends FormEndpoint
    ? { readonly form: FormOf<Name> }
    : Name extends keyof FileCall
      ? FilePart
      : Part<'json', BodyOf<Name>>)

interface FilePart {
  readonly file: Blob
  /** Told the uploaded share, from 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/** Required where one of its values is. */
type Part<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : keyof Value extends never
    ? unknown
    : Partial<Value> extends Value
      ? { readonly [Each in Key]?: Value }
      : { readonly [Each in Key]: Value }

/** The input as an argument; none where nothing is needed, optional where nothing has to be given. */
export type InputArgument<Name extends Endpoint> =
  unknown extends InputOf<Name>
    ? []
    : Partial<InputOf<Name>> extends InputOf<Name>
      ? [input?: InputOf<Name>]
      : [input: InputOf<Name>]
