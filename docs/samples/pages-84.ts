import type {} from 'waymark/mdx';
