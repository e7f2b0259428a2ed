import { Navigate, type RouteObject } from 'react-router'
import { LinkPage } from './links/link-page'
import { LinksPage } from './links/links-page'
import { MessagesPage } from './messages/messages-page'
import { OwnerLayout } from './owner-layout'
import { ReaderPage } from './readers/reader-page'
import { ReadersPage } from './readers/readers-page'

/** Below `/owner`. The server answers each of these addresses with the view's document. */
export const routes: RouteObject[] = [
  {
    Component: OwnerLayout,
    children: [
      { path: '/readers', Component: ReadersPage },
      // A link's id, or `none`: everybody without a link.
      { path: '/readers/:person', Component: ReaderPage },
      { path: '/links', Component: LinksPage },
      // A link's id, or `new`.
      { path: '/links/:link', Component: LinkPage },
      { path: '/messages/:message?', Component: MessagesPage },
      { path: '*', element: <Navigate to="/readers" replace /> },
    ],
  },
]
