/** Makes an index of the columns it is given, and hands over its arrays. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Columns } from './Columns.ts'
import { makeIndexNow } from './Index.ts'
import { arraysOfIndex } from './snapshot/indexArrays.ts'

const arrays = arraysOfIndex(makeIndexNow(workerData as Columns))
parentPort?.postMessage(arrays, [
  ...new Set(Array.from(arrays.values(), ({ buffer }) => buffer as ArrayBuffer)),
])
