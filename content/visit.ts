/** The footer's drawing of the visit so far. */
export const visit = {
  title: 'Your visit, traced',
  plain: 'Each page you open becomes a span.',
  kept: 'Kept in this browser only.',
  page: 'page',
  pages: 'pages',
  sent: 'Message',
  answer: '200 OK',
}
