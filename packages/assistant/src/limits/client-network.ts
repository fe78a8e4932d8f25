/** Where a request comes from, as far as that can be known. */
export interface ClientNetwork {
  /** The address, for allow-lists; an IPv4 address within IPv6 is written as IPv4. */
  readonly address: string;
  /** What is counted: the address, or the /64 network of an IPv6 address. */
  readonly network: string;
}
