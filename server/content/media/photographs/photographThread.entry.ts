/** The thread that reads photographs: a HEIC takes seconds of computing and a picture's memory several times. */
import { parentPort } from 'node:worker_threads'
import { readPhotograph } from './readPhotograph.ts'

parentPort?.on('message', (bytes: Uint8Array) => {
  void readPhotograph(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then((read) =>
    parentPort?.postMessage(read),
  )
})
