import { said, served } from './served'
import { expect, test } from './visitor'

test('Content is static and built into the pages', async ({ request }) => {
  expect((await served(request, '/')).words).toContain(said('Featured Work'))
})
