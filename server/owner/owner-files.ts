import type { Context } from 'hono'
import { OWNER_PATH } from '../../shared/owner-api.ts'
import { answerStatic, type StaticSite } from '../http/static-answer.ts'

/** Everything that the owner's view is made of. It holds no data: that comes with a session only. */
export function ownerFiles(view: StaticSite): (c: Context) => Response {
  return (c) => {
    const path = c.req.path.slice(OWNER_PATH.length)
    // What has no ending is one of its screens.
    const target = /\.\w+$/.test(path) ? path : '/'
    const { status, headers, body, range } = answerStatic(view, c.req.method, target, (name) =>
      c.req.header(name),
    )
    if (headers.Location) return c.redirect(OWNER_PATH + headers.Location.replace(/^\/$/, ''), 308)
    // Bodies are files in memory: the view has none that is large enough to be read from the disk.
    const bytes = body as Uint8Array<ArrayBuffer> | undefined
    const part = range ? bytes?.subarray(range.start, range.end + 1) : bytes
    return new Response(c.req.method === 'HEAD' ? null : (part ?? null), { status, headers })
  }
}
