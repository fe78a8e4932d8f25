import type {} from 'waymark/mdx';

declare global {
  interface MDXProvidedComponents {
    Price: (props: { of: number }) => unknown;
  }
}
