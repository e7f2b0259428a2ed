/** Made by pipeline/content/network-icons-plugin.ts: only the icons that `socialLinks` of content/site.ts name. */
declare module 'virtual:network-icons' {
  export const networkIcons: Partial<
    Record<import('../content/types').NetworkIcon, typeof import('@tabler/icons-react').IconLink>
  >
}
