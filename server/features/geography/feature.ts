import { Layer } from 'effect'
import { GeographyHandlers } from './http.ts'
import { AddressFinder } from '#server/content/geography/outside/AddressFinder.ts'
import { Places } from '#server/content/geography/Places.ts'
import { Shapes } from '#server/content/geography/shapes/Shapes.ts'

export const feature = {
  handlers: GeographyHandlers,
  services: Layer.merge(Shapes.layer, AddressFinder.layer).pipe(Layer.provideMerge(Places.layer)),
}
