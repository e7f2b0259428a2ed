#!/bin/sh
# Boots systemd on a copy of this machine's files that forgets every change, with a network of its own. Takes an empty
# folder and a release, which is at /release inside.
set -eu
mount --bind / "$1"
exec systemd-nspawn --directory="$1" --volatile=overlay --private-network --register=no --keep-unit \
  --console=pipe --machine=rehearsal --bind-ro="$2:/release" --bind-ro="$PWD/deploy/rehearse:/rehearse" --boot
