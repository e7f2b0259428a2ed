import type { Plugin } from 'vite'
import { type AnalyticsTag, tagElements } from '../settings/analytics-tag.ts'

/** Puts the owner's analytics tag into the pages, and not into what they embed. Development is not counted. */
export function analyticsPlugin(tag: AnalyticsTag | undefined): Plugin {
  return {
    name: 'analytics',
    apply: 'build',
    transformIndexHtml(_html, { path }) {
      return tag && path === '/index.html' ? tagElements(tag) : []
    },
  }
}
