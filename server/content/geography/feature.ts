import { Layer } from 'effect'
import { GeographyHandlers } from './http.ts'
import { AddressFinder } from './outside/AddressFinder.ts'
import { Places } from './Places.ts'
import { Shapes } from './shapes/Shapes.ts'

export const feature = {
  handlers: GeographyHandlers,
  services: Layer.merge(Shapes.layer, AddressFinder.layer).pipe(Layer.provideMerge(Places.layer)),
}
