import type {} from 'waymark/locals';
