/**
 * A language model behind OpenAI's chat completions, which services of others and servers of one's own speak alike
 * (llama.cpp, Ollama, vLLM), as Effect's AI module wants one. No package of Effect's fits its version 4.1 yet.
 */
import { Effect, Option, Redacted, Schema, Stream } from 'effect'
import { AiError, LanguageModel, type Prompt } from 'effect/ai'
import type { AskOutside, OutsideFailed } from '#server/platform/outside/askOutside.ts'
import type { SentenceModelSettings } from '#server/platform/settings/sentenceModelSettings.ts'

/** What is said in reply may be so long. An answer has some hundred tokens; what talks on is cut, and unreadable. */
const TOKENS = 600

/** What is read of a reply. */
const Completion = Schema.Struct({
  choices: Schema.NonEmptyArray(Schema.Struct({ message: Schema.Struct({ content: Schema.String }) })),
})
const decodeCompletion = Schema.decodeUnknownEffect(Completion)

/** The schema as it stands, with no other keys: keys that may be missing stay so, which keeps answers short. */
const plainCodec: LanguageModel.CodecTransformer = (codec) => ({
  codec,
  jsonSchema: Schema.toJsonSchemaDocument(codec, { onExcessProperty: 'error' }).schema,
})

const failed = (description: string) =>
  AiError.make({
    module: 'chatModel',
    method: 'generateText',
    reason: new AiError.InternalProviderError({ description }),
  })

export function makeChatModel(
  { endpoint, name, key }: SentenceModelSettings,
  ask: AskOutside,
): Effect.Effect<LanguageModel.LanguageModel> {
  const address = new URL(`${endpoint}/chat/completions`)
  const headers = Option.match(key, {
    onNone: () => ({}),
    onSome: (value) => ({ authorization: `Bearer ${Redacted.value(value)}` }),
  })
  return LanguageModel.make({
    codecTransformer: plainCodec,
    generateText: (options) =>
      ask(address, { headers, body: bodyOf(name, options) }).pipe(
        Effect.mapError(({ reason }: OutsideFailed) => failed(reason)),
        Effect.flatMap((reply) => Effect.mapError(decodeCompletion(reply), () => failed('malformed'))),
        Effect.map(({ choices: [{ message }] }) => [{ type: 'text' as const, text: message.content }]),
      ),
    // Nobody here reads an answer while it is said.
    streamText: () => Stream.fail(failed('notStreamed')),
  })
}

function bodyOf(model: string, { prompt, responseFormat }: LanguageModel.ProviderOptions) {
  const format = responseFormat.type === 'json' && {
    type: 'json_schema',
    json_schema: { name: responseFormat.objectName, schema: plainCodec(responseFormat.schema).jsonSchema },
  }
  return {
    model,
    messages: prompt.content.flatMap(messageOf),
    // The same sentence is to mean the same.
    temperature: 0,
    max_tokens: TOKENS,
    ...(format && { response_format: format }),
  }
}

/** Instructions and what is asked; there is no conversation. */
function messageOf(message: Prompt.Message): readonly { role: string; content: string }[] {
  switch (message.role) {
    case 'system':
      return [{ role: 'system', content: message.content }]
    case 'user':
      return [
        {
          role: 'user',
          content: message.content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
        },
      ]
    case 'assistant':
    case 'tool':
      return []
  }
}
